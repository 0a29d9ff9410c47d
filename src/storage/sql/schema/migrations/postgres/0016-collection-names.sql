-- Collections have the names of the domain, as in the API; those of before stay the keys of local storage alone.

ALTER TABLE activity_logs RENAME TO activity;
ALTER INDEX activity_logs_pkey RENAME TO activity_pkey;
ALTER INDEX activity_logs_id_key RENAME TO activity_id_key;
ALTER INDEX activity_logs_sort_action RENAME TO activity_sort_action;
ALTER INDEX activity_logs_sort_time RENAME TO activity_sort_time;
ALTER INDEX activity_logs_words RENAME TO activity_words;

ALTER TABLE contact_messages RENAME TO messages;
ALTER INDEX contact_messages_pkey RENAME TO messages_pkey;
ALTER INDEX contact_messages_id_key RENAME TO messages_id_key;
ALTER INDEX contact_messages_filter_status RENAME TO messages_filter_status;
ALTER INDEX contact_messages_sort_name RENAME TO messages_sort_name;
ALTER INDEX contact_messages_sort_subject RENAME TO messages_sort_subject;
ALTER INDEX contact_messages_sort_created RENAME TO messages_sort_created;
ALTER INDEX contact_messages_sort_status RENAME TO messages_sort_status;
ALTER INDEX contact_messages_words RENAME TO messages_words;

ALTER TABLE image_library RENAME TO images;
ALTER INDEX image_library_pkey RENAME TO images_pkey;
ALTER INDEX image_library_id_key RENAME TO images_id_key;
ALTER INDEX image_library_sort_alt RENAME TO images_sort_alt;
ALTER INDEX image_library_words RENAME TO images_words;

ALTER TABLE newsletter_subscribers RENAME TO subscribers;
ALTER INDEX newsletter_subscribers_pkey RENAME TO subscribers_pkey;
ALTER INDEX newsletter_subscribers_id_key RENAME TO subscribers_id_key;
ALTER INDEX newsletter_subscribers_filter_email RENAME TO subscribers_filter_email;
ALTER INDEX newsletter_subscribers_sort_email RENAME TO subscribers_sort_email;
ALTER INDEX newsletter_subscribers_sort_created RENAME TO subscribers_sort_created;
ALTER INDEX newsletter_subscribers_words RENAME TO subscribers_words;

ALTER TABLE site_settings RENAME TO settings;
ALTER INDEX site_settings_pkey RENAME TO settings_pkey;
ALTER INDEX site_settings_id_key RENAME TO settings_id_key;
ALTER INDEX site_settings_words RENAME TO settings_words;

ALTER TABLE web_stories RENAME TO stories;
ALTER INDEX web_stories_pkey RENAME TO stories_pkey;
ALTER INDEX web_stories_id_key RENAME TO stories_id_key;
ALTER INDEX web_stories_sort_title RENAME TO stories_sort_title;
ALTER INDEX web_stories_sort_pages RENAME TO stories_sort_pages;
ALTER INDEX web_stories_words RENAME TO stories_words;

ALTER TABLE youtube_videos RENAME TO videos;
ALTER INDEX youtube_videos_pkey RENAME TO videos_pkey;
ALTER INDEX youtube_videos_id_key RENAME TO videos_id_key;
ALTER INDEX youtube_videos_sort_title RENAME TO videos_sort_title;
ALTER INDEX youtube_videos_words RENAME TO videos_words;

-- Names that stand in data.
UPDATE changes SET collection = 'activity' WHERE collection = 'activityLogs';
UPDATE changes SET collection = 'messages' WHERE collection = 'contactMessages';
UPDATE changes SET collection = 'images' WHERE collection = 'imageLibrary';
UPDATE changes SET collection = 'subscribers' WHERE collection = 'newsletterSubscribers';
UPDATE changes SET collection = 'settings' WHERE collection = 'siteSettings';
UPDATE changes SET collection = 'stories' WHERE collection = 'webStories';
UPDATE changes SET collection = 'videos' WHERE collection = 'youtubeVideos';
UPDATE record_keys SET collection = 'images' WHERE collection = 'imageLibrary';
UPDATE record_keys SET collection = 'stories' WHERE collection = 'webStories';
UPDATE derivations SET name = 'images' WHERE name = 'imageLibrary';
UPDATE derivations SET name = 'stories' WHERE name = 'webStories';

-- Subjects of events and jobs.
UPDATE activity SET record = replace(record, '"subject":{"collection":"contactMessages"', '"subject":{"collection":"messages"')
  WHERE position('"subject":{"collection":"contactMessages"' IN record) > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"imageLibrary"', '"subject":{"collection":"images"')
  WHERE position('"subject":{"collection":"imageLibrary"' IN record) > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"newsletterSubscribers"', '"subject":{"collection":"subscribers"')
  WHERE position('"subject":{"collection":"newsletterSubscribers"' IN record) > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"siteSettings"', '"subject":{"collection":"settings"')
  WHERE position('"subject":{"collection":"siteSettings"' IN record) > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"webStories"', '"subject":{"collection":"stories"')
  WHERE position('"subject":{"collection":"webStories"' IN record) > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"youtubeVideos"', '"subject":{"collection":"videos"')
  WHERE position('"subject":{"collection":"youtubeVideos"' IN record) > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"contactMessages"', '"subject":{"collection":"messages"')
  WHERE position('"subject":{"collection":"contactMessages"' IN record) > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"imageLibrary"', '"subject":{"collection":"images"')
  WHERE position('"subject":{"collection":"imageLibrary"' IN record) > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"newsletterSubscribers"', '"subject":{"collection":"subscribers"')
  WHERE position('"subject":{"collection":"newsletterSubscribers"' IN record) > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"siteSettings"', '"subject":{"collection":"settings"')
  WHERE position('"subject":{"collection":"siteSettings"' IN record) > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"webStories"', '"subject":{"collection":"stories"')
  WHERE position('"subject":{"collection":"webStories"' IN record) > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"youtubeVideos"', '"subject":{"collection":"videos"')
  WHERE position('"subject":{"collection":"youtubeVideos"' IN record) > 0;
